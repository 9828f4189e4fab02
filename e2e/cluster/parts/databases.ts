import { createEtcds, type Etcd } from './etcd.ts';
import { createPatroniNode, type PatroniNode } from './patroni-node.ts';
import { waitFor } from './wait-for.ts';

/** Three PostgreSQL, of which Patroni has one lead and two follow. */
export type Databases = {
  etcds: readonly Etcd[];
  nodes: readonly PatroniNode[];
  leader(): Promise<PatroniNode>;
  synchronousStandby(): Promise<PatroniNode>;
  /** Asks for another leader, as `patronictl switchover` does. */
  switchOver(): Promise<void>;
  /** Cuts a node off from etcd and the other nodes, in silence, until what it returns is called. */
  isolate(node: PatroniNode): () => void;
  /** Starts what does not run, and waits until one leads and both others stream, one synchronously. */
  heal(): Promise<void>;
  kill(): Promise<void>;
  output(): string;
};

type Member = { name: string; role: string; state: string; lag?: number | string };

/** Milliseconds for an answer of Patroni, which asks etcd first. */
const ANSWER_TIMEOUT = 2_000;

const NODES = ['database1', 'database2', 'database3'];

export async function startDatabases(folder: string): Promise<Databases> {
  const etcds = await createEtcds(folder);
  await Promise.all(etcds.map((etcd) => etcd.start()));
  const etcdPorts = etcds.map(({ port }) => port);
  const nodes: PatroniNode[] = [];
  for (const name of NODES) nodes.push(await createPatroniNode(folder, name, etcdPorts));

  /** What the first node that answers says of all; empty without an answer. */
  async function listMembers(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const members = await askNode(restPort).catch(() => null);
      if (members) return members;
    }
    return [];
  }
  async function findByRole(...roles: string[]): Promise<PatroniNode> {
    const found = (await listMembers()).find(({ role }) => roles.includes(role));
    const node = nodes.find(({ name }) => name === found?.name);
    if (!node) throw new Error(`No node of the cluster is ${roles.join(' or ')}`);
    return node;
  }
  const leader = () => findByRole('leader');

  async function isHealthy(): Promise<boolean> {
    const members = await listMembers();
    const isFollowing = ({ role, state, lag }: Member) =>
      ['replica', 'sync_standby'].includes(role) && ['running', 'streaming'].includes(state) && lag === 0;
    return (
      members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
      members.filter(isFollowing).length === NODES.length - 1 &&
      members.some(({ role }) => role === 'sync_standby')
    );
  }

  return {
    etcds,
    nodes,
    leader,
    synchronousStandby: () => findByRole('sync_standby'),
    async switchOver() {
      const { name, restPort } = await leader();
      const { name: candidate } = await findByRole('sync_standby');
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name, candidate }),
      });
      if (!answer.ok) throw new Error(`Switchover: ${answer.status} ${await answer.text()}`);
    },
    isolate({ links }) {
      // A relay does not know who asks, and this node must get no answer: so nobody gets one of Patroni.
      const silent = [...links.etcds, links.postgres, ...nodes.map((node) => node.links.rest)];
      for (const relay of silent) relay.pause();
      return () => {
        for (const relay of silent) relay.resume();
      };
    },
    async heal() {
      for (const node of nodes) node.start();
      await waitFor('one database leads and the others follow', isHealthy);
    },
    async kill() {
      await Promise.all([...nodes, ...etcds].map((part) => part.kill()));
      const relays = nodes.flatMap(({ links }) => [...links.etcds, links.postgres, links.rest]);
      await Promise.all(relays.map((relay) => relay.close()));
    },
    output: () => nodes.map((node) => `── ${node.name} ──\n${node.output()}`).join('\n'),
  };
}

async function askNode(restPort: number): Promise<Member[] | null> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
  const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
  const { members } = (await answer.json()) as { members?: Member[] };
  return (answer.ok && members) || null;
}
