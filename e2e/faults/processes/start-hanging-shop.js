/* The shop, whose event loop hangs from SIGUSR2 on. */
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
await import('./start-built-shop.js');
