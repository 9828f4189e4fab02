import { inBrowser } from '../../data.ts';
import { loadLanding } from './load-landing.ts';

export const loadInBrowser = inBrowser(loadLanding);
