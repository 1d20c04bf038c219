import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Config } from './config.ts';
import { loggedError } from './loggedError.ts';

export type Logger = PinoLogger;

/**
 * One JSON line per entry on standard output. What would let a reader act as somebody else is never
 * written.
 */
export const createLog = (
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      serializers: { err: loggedError },
      redact: {
        paths: [
          'req.headers.cookie',
          'req.headers.authorization',
          '*.access_token',
          '*.refresh_token',
          '*.id_token',
        ],
        censor: '[removed]',
      },
    },
    destination,
  );
