// Every setting of the program, read once, typed and documented here; README and `npm start -- --help` print this table.
import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', 'false', 'true']).transform((v) => v === '1' || v === 'true');

const SETTINGS = {
  PORT: { schema: port.default(3000), about: 'Port to listen on; 0 picks a free one.' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address to listen on.' },
  DATA_DIR: { schema: z.string().default('data').transform((v) => resolve(v)), about: 'Folder of the embedded database, files and keys.' },
  DATABASE_URL: { schema: z.url().optional(), about: 'PostgreSQL 15 or newer; unset = the embedded database in DATA_DIR.' },
  PUBLIC_URL: { schema: z.url().transform((v) => v.replace(/\/+$/, '')).optional(), about: 'Address people type; default http://HOST:PORT. https makes cookies Secure.' },
  SEAL_KEY: { schema: z.base64().optional(), about: '32 bytes, base64: key that seals personal data; unset = kept in DATA_DIR/keys/seal.key.' },
  DISK_RESERVE_MB: { schema: z.coerce.number().int().min(0).default(256), about: 'Changes are refused when less than this is free in DATA_DIR.' },
  LOG_LEVEL: { schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'), about: 'How much is logged, as JSON lines on stderr.' },
  CHECK_RESPONSES: { schema: flag.default(false), about: '1 checks every answer against its contract (tests and development).' },
  ID_TOKEN_MINUTES: { schema: z.coerce.number().int().min(15).max(60).default(30), about: 'Life of an ID token.' },
} as const;

export type Env = { readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> };

/** Reads the settings from `source`. @throws Error with one line per setting that does not fit. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const faults: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, { schema }]) => {
    const text = source[name];
    const result = z.safeParse<z.ZodType>(schema, text === '' ? undefined : text);
    if (!result.success) faults.push(`${name}: ${result.error.issues.map((i) => i.message).join('; ')}`);
    return [name, result.data] as const;
  });
  if (faults.length > 0) throw new Error(`These settings cannot be used:\n  ${faults.join('\n  ')}`);
  return Object.fromEntries(entries) as Env;
}

/** Name and meaning of each setting, for the help text and the README. */
export function listSettings(): readonly { name: string; about: string }[] {
  return Object.entries(SETTINGS).map(([name, { about }]) => ({ name, about }));
}
