import { parentPort, workerData } from 'node:worker_threads';
import { parsePastRecords } from './parse-past-records.ts';

// The thread of `importPastRecords`: it reads one file, given as its data, and ends.
parentPort?.postMessage(parsePastRecords(String(workerData)));
