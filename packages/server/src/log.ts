import { pino, type Logger as PinoLogger } from 'pino';
import type { Config } from './config.ts';

export type Logger = PinoLogger;

/** One JSON line per entry on standard output. What would let a reader act as somebody else is never written. */
export const createLog = (level: Config['logLevel']): Logger =>
  pino({
    level,
    redact: { paths: ['req.headers.cookie', 'req.headers.authorization', '*.access_token', '*.refresh_token', '*.id_token'], censor: '[removed]' },
  });
