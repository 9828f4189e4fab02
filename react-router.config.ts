import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small; asking the server for parts of it would cost a round trip a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
