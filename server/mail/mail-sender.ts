export function startMailSender(_: object): { poke(): void; stop(): Promise<void> } {
  return { poke() {}, async stop() {} };
}
