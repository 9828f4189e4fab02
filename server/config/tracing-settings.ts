import { asUrl, variable } from './config-variable.ts';

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** The samplers of OpenTelemetry; what a span within the process does follows from its parent in any case. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

/** OpenTelemetry's own variables, as far as the shop reads them itself. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector(),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable(PROTOCOLS[0], `must be ${PROTOCOLS.join(' or ')}`, (text) =>
    PROTOCOLS.find((name) => name === text),
  ),
  OTEL_TRACES_SAMPLER: variable(
    SAMPLERS[0],
    `must be one of ${SAMPLERS.join(', ')}, with or without parentbased_ before it`,
    (text) => SAMPLERS.find((name) => name === text.replace(/^parentbased_/, '')),
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(1, 'must be a part from 0 to 1 such as 0.1', (text) =>
    /^(?:0?\.\d{1,9}|[01](?:\.0*)?)$/.test(text) ? Number(text) : undefined,
  ),
};

type Read<Variable> = Variable extends { _zod: { output: infer Output } } ? Output : never;

type TracingVariables = { [Name in keyof typeof TRACING_VARIABLES]: Read<(typeof TRACING_VARIABLES)[Name]> };

export type TracingSettings = NonNullable<ReturnType<typeof readTracingSettings>>;

/** Returns how traces are exported, and the part of them that is; null without a collector. */
export function readTracingSettings(variables: TracingVariables) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = variables;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const parts = { always_on: 1, always_off: 0, traceidratio: variables.OTEL_TRACES_SAMPLER_ARG };
  return {
    protocol: variables.OTEL_EXPORTER_OTLP_PROTOCOL,
    part: parts[variables.OTEL_TRACES_SAMPLER],
  };
}

/** The exporter reads the address itself, which may contain a path. */
function collector() {
  return variable(null, 'must be the address of a collector such as http://127.0.0.1:4318', (text) =>
    asUrl(text, ['http:', 'https:']) ? text : undefined,
  );
}
