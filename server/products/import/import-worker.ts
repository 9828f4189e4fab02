import { parentPort, workerData } from 'node:worker_threads';
import { parseImport } from './parse-import.ts';

// The thread of `readImport`: it reads one file, given as its data, and ends.
parentPort?.postMessage(parseImport(String(workerData)));
