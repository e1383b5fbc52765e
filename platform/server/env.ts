// Every setting of the program, read once, typed and documented here; README and `npm start -- --help` print this table.
import { resolve } from 'node:path';
import { z } from 'zod';
import { isSafeAddress } from '../base/safe-address.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const commaList = z
  .string()
  .default('')
  .transform((v) =>
    v
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const publicName = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,128}$/, 'letters, digits, dots, dashes and underscores only')
  .default('redress');
const enrolment = (provider: string) => ({
  schema: z.url({ protocol: /^https$/ }).optional(),
  about: `Link where clients enroll at ${provider}, https; unset = none is offered.`,
});
const flag = z.enum(['0', '1', 'false', 'true']).transform((v) => v === '1' || v === 'true');

const SETTINGS = {
  PORT: { schema: port.default(3000), about: 'Port to listen on; 0 picks a free one.' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address to listen on.' },
  DATA_DIR: {
    schema: z
      .string()
      .default('data')
      .transform((v) => resolve(v)),
    about: 'Folder of the embedded database, files and keys.',
  },
  DATABASE_URL: { schema: z.url().optional(), about: 'PostgreSQL 15 or newer; unset = the embedded database in DATA_DIR.' },
  PUBLIC_URL: {
    schema: z
      .url()
      .transform((v) => v.replace(/\/+$/, ''))
      .optional(),
    about: 'Address people type; default http://HOST:PORT. https makes cookies Secure.',
  },
  SEAL_KEY: {
    schema: z.base64().optional(),
    about: '32 bytes, base64: key that seals personal data; unset = kept in DATA_DIR/keys/seal.key.',
  },
  SEAL_KEY_FORMER: {
    schema: commaList.pipe(z.array(z.base64())),
    about:
      'Keys before SEAL_KEY, base64, the first one first, comma separated: they open what they sealed; without SEAL_KEY, DATA_DIR/keys/seal-1.key and so on.',
  },
  DISK_RESERVE_MB: {
    schema: z.coerce.number().int().min(0).default(256),
    about: 'Changes are refused when less than this is free in DATA_DIR.',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    about: 'How much is logged, as JSON lines on stderr.',
  },
  CHECK_RESPONSES: { schema: flag.default(false), about: '1 checks every answer against its contract (tests and development).' },
  TRUSTED_PROXIES: {
    schema: commaList,
    about: 'Addresses or networks of proxies in front, comma separated; only their X-Forwarded-For counts.',
  },
  AUTHORIZED_DOMAINS: { schema: commaList, about: 'Further host names sign-in windows may open on, comma separated.' },
  API_KEY: { schema: publicName, about: 'Public API key of the identity and file calls.' },
  PROJECT_ID: { schema: publicName, about: 'Public project id; the audience of ID tokens.' },
  FILES_BUCKET: { schema: publicName, about: 'Public name of the file bucket.' },
  ID_TOKEN_MINUTES: { schema: z.coerce.number().int().min(15).max(60).default(30), about: 'Life of an ID token.' },
  TOKEN_SYNC_URL: {
    schema: z
      .string()
      .regex(/^\/(?![/\\])/, 'a path of this site, such as /session-sync')
      .optional(),
    about: 'Path the web app posts each new ID token to; unset = it does not.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server, smtp(s)://user:password@host:port; unset = emails stay in the outbox at /communications.',
  },
  MAIL_FROM: { schema: z.string().default('Redress <no-reply@localhost>'), about: 'Sender of emails.' },
  OIDC_ISSUER: {
    schema: z.url().default('https://accounts.google.com'),
    about: 'Issuer of "Sign in with Google"; any OpenID Connect provider works.',
  },
  OIDC_CLIENT_ID: { schema: z.string().optional(), about: 'Client id at the issuer; unset = sign-in with Google is off.' },
  OIDC_CLIENT_SECRET: { schema: z.string().optional(), about: 'Client secret at the issuer.' },
  FILES_S3_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'S3-compatible bucket, https://key:secret@host/bucket?region=name; unset = DATA_DIR/files.',
  },
  FILES_MAX_MB: { schema: z.coerce.number().int().min(1).max(256).default(25), about: 'Largest file people may upload.' },
  FILES_QUOTA_MB: {
    schema: z.coerce.number().int().min(1).optional(),
    about: 'Room for uploaded files in all; unset = no limit but the disk.',
  },
  FILE_SCANNER_URL: {
    schema: z.url({ protocol: /^tcp$/ }).optional(),
    about: 'clamd, tcp://host:port; when set, no upload is served before it was found clean.',
  },
  APP_CHECK_JWKS: {
    schema: z.string().optional(),
    about: 'Public keys (JSON Web Key Set) that app-check tokens of file calls must be signed with; unset = not asked for.',
  },
  MONITORING_PARTNER_URL: {
    schema: z.url().refine(isSafeAddress, 'an https address').optional(),
    about: 'API of a credit monitoring partner, https; reports are fetched from it. Unset = reports come by upload.',
  },
  MONITORING_PARTNER_TOKEN: {
    schema: z.string().min(1).optional(),
    about: 'Token this office shows the monitoring partner; without it the partner is not asked.',
  },
  MONITORING_IDENTITYIQ_ENROLMENT_URL: enrolment('IdentityIQ'),
  MONITORING_MYSCOREIQ_ENROLMENT_URL: enrolment('MyScoreIQ'),
  MONITORING_MYFREESCORENOW_ENROLMENT_URL: enrolment('MyFreeScoreNow'),
  MONITORING_SMARTCREDIT_ENROLMENT_URL: enrolment('SmartCredit'),
  MONITORING_PRIVACYGUARD_ENROLMENT_URL: enrolment('PrivacyGuard'),
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
