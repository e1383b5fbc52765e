// JSON lines on stderr. Request bodies, headers and tokens are never logged; a fault is logged with the reference the user saw.
import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

export function createLogger(level: string): Logger {
  return pino({ level, base: null, redact: ['req.headers', '*.password', '*.ssn', '*.token'] }, pino.destination({ fd: 2, sync: false }));
}
