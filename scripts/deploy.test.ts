import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './root.ts';

/**
 * The examples of `deploy/` fit each other and the shop. Docker, Compose and Kubernetes have no part in it:
 * programs that are installed check their own files (nginx, Caddy, systemd).
 */

const read = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

const settings = new Set(
  ['config', 'stripe-settings', 'tracing-settings']
    .map((name) => `server/config/${name}.ts`)
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
        ([, name = '']) => name,
      ),
    ),
);

/** What Node, malloc and Amazon's client read themselves. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Those that are no settings. */
const unknownIn = (names: Iterable<string>) =>
  [...names].filter((name) => !settings.has(name) && !OF_OTHERS.includes(name));

/** The `NAME=value` of a line of the Dockerfile, of a unit or of a command. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:^|[\s=])([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);

describe('the Dockerfile', () => {
  const file = read('Dockerfile');
  const stages = file.split(/^(?=FROM )/m).slice(1);
  const image = stages.at(-1) ?? '';

  it('is valid', () => {
    expect(validate(file)).toEqual([]);
  });

  it('runs the shop as a user without rights, with a check of its health', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image.indexOf('\nUSER ')).toBeGreaterThan(image.lastIndexOf('\nRUN '));
    expect(image).toMatch(/^HEALTHCHECK (?:.*\\\n)?.*\/healthz/m);
    expect(image).toMatch(/^VOLUME \/data$/m);
  });

  it('starts what npm start starts, on the port that it exposes', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as string[];
    expect(scripts.start).toContain(command.join(' '));
    expect(image).toContain(`PORT=${/^EXPOSE (\d+)$/m.exec(image)?.[1]} `);
  });

  it('names only settings of the shop, and no secret', () => {
    const environment = /^ENV (.*)$/m.exec(image)?.[1] ?? '';
    expect(namesIn(environment)).toContain('DATA_DIR');
    expect(unknownIn(namesIn(environment))).toEqual([]);
    expect(file).not.toMatch(/STRIPE|DATABASE_URL=|TOKEN/);
  });

  it('leaves out what a build does not read, and no folder that is gone', () => {
    const left = read('Dockerfile.dockerignore').trim().split('\n');
    const made = ['.react-router', 'build', 'data', 'dist', 'playwright-report', 'test-results'];
    const kept = left.filter((name) => !made.includes(name) && !name.includes('*'));
    expect(kept.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });
});

type Service = {
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  build?: { args: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string }>;
};

describe('the files of Compose', () => {
  const [own, withDatabase] = ['compose.yml', 'compose.postgres.yml'].map(
    (name) => parse(read(name)) as { services: Record<string, Service>; volumes: Record<string, null> },
  );

  it('publish the port of the image to this machine only, and keep its data', () => {
    expect(own?.services.shop).toMatchObject({
      ports: ['127.0.0.1:3000:3000'],
      volumes: ['data:/data'],
      read_only: true,
      cap_drop: ['ALL'],
    });
    expect(own?.volumes).toHaveProperty('data');
  });

  it('start the shop once its database answers, where it has one of its own', () => {
    expect(withDatabase?.services.shop?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(withDatabase?.services.shop?.environment?.DATABASE_URL).toContain('@database:5432/');
    expect(withDatabase?.volumes).toHaveProperty('database');
    expect(read('Dockerfile')).toContain(
      `ARG ${Object.keys(withDatabase?.services.shop?.build?.args ?? {})[0]}=`,
    );
  });

  it('have no password, and only settings of the shop', () => {
    expect(unknownIn(Object.keys(withDatabase?.services.shop?.environment ?? {}))).toEqual([]);
    expect(read('compose.postgres.yml')).not.toMatch(/PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)/);
  });
});

type Manifest = { kind: string; metadata: { name: string }; data?: Record<string, string>; spec: Spec };
// biome-ignore lint/suspicious/noExplicitAny: each kind has another one.
type Spec = any;

describe('the manifests for Kubernetes', () => {
  const documents = parseAllDocuments(read('kubernetes.yml'));
  const manifests = documents.map((document) => document.toJSON() as Manifest);
  const find = (kind: string) => {
    const found = manifests.find((manifest) => manifest.kind === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found;
  };
  const pod = find('Deployment').spec.template;
  const [container] = pod.spec.containers;

  it('are YAML without errors', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it('replace servers one after the other, of which one always answers', () => {
    expect(find('Deployment').spec.replicas).toBeGreaterThan(1);
    expect(find('Deployment').spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(find('PodDisruptionBudget').spec.minAvailable).toBe(1);
  });

  it('select what they mean', () => {
    const { labels } = pod.metadata;
    for (const kind of ['Deployment', 'PodDisruptionBudget'])
      expect(find(kind).spec.selector.matchLabels).toEqual(labels);
    expect(find('Service').spec.selector).toEqual(labels);
    const [port] = find('Service').spec.ports;
    expect(container.ports).toEqual([{ name: port.targetPort, containerPort: 3000 }]);
    for (const { spec } of manifests.filter(({ kind }) => kind === 'Ingress'))
      expect(spec.rules[0].http.paths[0].backend.service).toEqual({
        name: find('Service').metadata.name,
        port: { name: port.name },
      });
  });

  it('ask the paths that the shop has for it', () => {
    const routes = readFileSync(path.join(ROOT, 'server/http/health-routes.ts'), 'utf8');
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((name) => container[name].httpGet);
    expect(probes.map((probe) => probe.path)).toEqual(['/healthz', '/readyz', '/healthz']);
    for (const probe of probes)
      expect([routes, probe.port]).toEqual([expect.stringContaining(probe.path), 'http']);
  });

  it('run the shop as the user of the image, which may write its volumes and nothing else', () => {
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const names = (mounts: { name: string }[]) => mounts.map(({ name }) => name);
    expect(names(container.volumeMounts)).toEqual(names(pod.spec.volumes));
    // What each server keeps of its own is gone with it: pictures are elsewhere.
    expect(find('ConfigMap').data).toHaveProperty('UPLOADS_URL');
  });

  it('stop no server before its own time to stop is over', () => {
    const delay = Number(find('ConfigMap').data?.STOP_DELAY);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + 10);
  });

  it('name only settings of the shop, keep secrets out, and run this version', () => {
    expect(unknownIn(Object.keys(find('ConfigMap').data ?? {}))).toEqual([]);
    const command = read('kubernetes.yml').split('kubectl create secret')[1]?.split('\napiVersion')[0] ?? '';
    const secrets = [...command.matchAll(/--from-literal=([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(secrets).toContain('DATABASE_URL');
    expect(unknownIn(secrets)).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
    expect(container.image).toMatch(new RegExp(`/marigold:${version}$`));
  });
});

describe('the unit of systemd', () => {
  const unit = read('marigold.service');

  it('starts what a packed shop has, as a user without rights, and again after a crash', () => {
    expect(unit).toMatch(/^ExecStart=(\S+)\/node_modules\/node\/bin\/node .*scripts\/start\.js$/m);
    for (const line of ['User=marigold', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=on-failure'])
      expect(unit.split('\n')).toContain(line);
    // It would end a process that compiles JavaScript.
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
    expect(unknownIn(namesIn(/^Environment=(.*)$/m.exec(unit)?.[1] ?? ''))).toEqual([]);
  });
});

describe('installed programs accept their files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'marigold-deploy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const isInstalled = (program: string) =>
    (process.env.PATH ?? '').split(path.delimiter).some((place) => existsSync(path.join(place, program)));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx', () => {
    const [certificate, key] = ['pem', 'key'].map((name) => path.join(folder, name));
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example'];
    execFileSync('openssl', [...request, '-keyout', `${key}`, '-out', `${certificate}`], { stdio: 'pipe' });
    const site = read('nginx.conf').replace(/\/etc\/ssl\/shop\.example\.(pem|key)/g, `${folder}/$1`);
    const configuration = `pid ${folder}/pid; events {} http { access_log off; include ${write('site.conf', site)}; }`;
    execFileSync('nginx', ['-t', '-e', 'stderr', '-c', write('nginx.conf', configuration)], {
      stdio: 'pipe',
    });
  });

  it.skipIf(!isInstalled('caddy'))('Caddy', () => {
    const file = path.join(ROOT, 'deploy/Caddyfile');
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
  });

  it.skipIf(!isInstalled('systemd-analyze'))('systemd', () => {
    // It looks for the program.
    const unit = read('marigold.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    execFileSync('systemd-analyze', ['verify', write('marigold.service', unit)], { stdio: 'pipe' });
  });
});
