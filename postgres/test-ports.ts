import { readdir, readFile, readlink } from 'node:fs/promises';

/** The TCP sockets that a process has open, as lines of Linux' own table. */
export async function listTcpPorts(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const files = await Promise.all((await readdir(folder)).map((name) => readlink(`${folder}/${name}`)));
  const sockets = files.map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]);
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
  const INODE = 9;
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .filter((line) => sockets.includes(line.trim().split(/\s+/)[INODE]));
}
