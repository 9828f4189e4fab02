import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const execute = promisify(execFile);
const cwd = path.resolve(import.meta.dirname, '../..');

/** Prints which packages of OpenTelemetry are imported: without a collector, and with one. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  import { readConfig } from './server/config/config.ts';
  import { openTracing } from './server/tracing/open-tracing.ts';
  const loaded = new Set();
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier.startsWith('@opentelemetry/')) loaded.add(specifier);
      return next(specifier, context);
    },
  });
  const printed = [];
  for (const OTEL_EXPORTER_OTLP_ENDPOINT of [undefined, 'http://127.0.0.1:1']) {
    const end = await openTracing({ config: readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }) });
    await end();
    printed.push([...loaded]);
  }
  console.log(JSON.stringify(printed));
`;

it('OpenTelemetry is loaded for a collector, with the exporter that it understands, and not without', async () => {
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd,
  });
  const [without, loaded] = JSON.parse(stdout) as string[][];
  expect(without).toEqual([]);
  expect(loaded).toContain('@opentelemetry/exporter-trace-otlp-proto');
  expect(loaded).not.toContain('@opentelemetry/exporter-trace-otlp-http');
});
