// Every setting of the program, read once, typed and documented here; the page /features shows them.
import { resolve } from 'node:path';
import { z } from 'zod';
import { isSafeAddress } from '../base/safe-address.ts';

/** What the platform's own settings are about; pages group them by it. */
export type SettingGroup = 'Server' | 'Data' | 'Keys';

interface Setting {
  readonly schema: z.ZodType;
  /** What it is for, and what holds while it is not set. */
  readonly about: string;
  /** Of the platform's own; each of the others is named by the feature it belongs to (`settings` of its manifest). */
  readonly group?: SettingGroup;
  /** Its value is never shown, only whether it is set. */
  readonly secret?: true;
}

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
const PRICES = 'first-class=105 certified=790 certified-return-receipt=1040 sheet=12 color-sheet=25';
const flag = z.enum(['0', '1', 'false', 'true']).transform((v) => v === '1' || v === 'true');

const SETTINGS = {
  PORT: { group: 'Server', schema: port.default(3000), about: 'Port to listen on; 0 picks a free one.' },
  HOST: { group: 'Server', schema: z.string().default('127.0.0.1'), about: 'Address to listen on.' },
  DATA_DIR: {
    group: 'Data',
    schema: z
      .string()
      .default('data')
      .transform((v) => resolve(v)),
    about: 'Folder of the embedded database, files and keys.',
  },
  DATABASE_URL: {
    group: 'Data',
    secret: true,
    schema: z.url().optional(),
    about: 'PostgreSQL 15 or newer; unset = the embedded database in DATA_DIR.',
  },
  DATABASE_SYNC: {
    group: 'Data',
    schema: z.enum(['on', 'off']).default('on'),
    about:
      'The embedded database waits for the disk before it acknowledges a change; off = faster, but a power cut may lose the last moments.',
  },
  PUBLIC_URL: {
    group: 'Server',
    schema: z
      .url()
      .transform((v) => v.replace(/\/+$/, ''))
      .optional(),
    about: 'Address people type; default http://HOST:PORT. https makes cookies Secure.',
  },
  SEAL_KEY: {
    group: 'Keys',
    secret: true,
    schema: z.base64().optional(),
    about: '32 bytes, base64: key that seals personal data; unset = kept in DATA_DIR/keys/seal.key.',
  },
  SEAL_KEY_FORMER: {
    group: 'Keys',
    secret: true,
    schema: commaList.pipe(z.array(z.base64())),
    about:
      'Keys before SEAL_KEY, base64, the first one first, comma separated: they open what they sealed; without SEAL_KEY, DATA_DIR/keys/seal-1.key and so on.',
  },
  BACKUP_PASSPHRASE: {
    secret: true,
    schema: z.string().min(16, 'at least 16 characters').optional(),
    about: 'Passphrase of backups; unset = they open with the key on the recovery sheet, which is kept in DATA_DIR/keys/backup.key.',
  },
  BACKUP_S3_URL: {
    secret: true,
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'S3-compatible bucket for nightly backups, https://key:secret@host/bucket?region=name; unset = DATA_DIR/backups.',
  },
  BACKUP_NIGHTLY: { schema: flag.default(true), about: 'A backup is made and tested every night; 0 = only when someone asks for one.' },
  DISK_RESERVE_MB: {
    group: 'Data',
    schema: z.coerce.number().int().min(0).default(256),
    about: 'Changes are refused when less than this is free in DATA_DIR.',
  },
  LOG_LEVEL: {
    group: 'Server',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    about: 'How much is logged, as JSON lines on stderr.',
  },
  CHECK_RESPONSES: {
    group: 'Server',
    schema: flag.default(false),
    about: '1 checks every answer against its contract (tests and development).',
  },
  TRUSTED_PROXIES: {
    group: 'Server',
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
    secret: true,
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server, smtp(s)://user:password@host:port; unset = emails stay in the outbox at /communications.',
  },
  MAIL_FROM: { schema: z.string().default('Redress <no-reply@localhost>'), about: 'Sender of emails.' },
  OIDC_ISSUER: {
    schema: z.url().default('https://accounts.google.com'),
    about: 'Issuer of "Sign in with Google"; any OpenID Connect provider works.',
  },
  OIDC_CLIENT_ID: { schema: z.string().optional(), about: 'Client id at the issuer; unset = sign-in with Google is off.' },
  OIDC_CLIENT_SECRET: { secret: true, schema: z.string().optional(), about: 'Client secret at the issuer.' },
  FILES_S3_URL: {
    secret: true,
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
    secret: true,
    schema: z.string().min(1).optional(),
    about: 'Token this office shows the monitoring partner; without it the partner is not asked.',
  },
  MAIL_SERVICE_URL: {
    schema: z.url().refine(isSafeAddress, 'an https address').optional(),
    about: 'API of a print-and-mail service, https, such as https://api.lob.com/v1; unset = letters are printed here.',
  },
  MAIL_SERVICE_KEY: {
    secret: true,
    schema: z.string().min(1).optional(),
    about: 'Key of this office at the mail service. With one that begins with test_ nothing is printed.',
  },
  MAIL_SERVICE_PRICES: {
    schema: z
      .string()
      .regex(/^first-class=\d+ certified=\d+ certified-return-receipt=\d+ sheet=\d+ color-sheet=\d+$/, PRICES)
      .optional(),
    about: `What the mail service charges, in cents, as in "${PRICES}". A class is the price of one sheet, the others are added for each more.`,
  },
  MAIL_SERVICE_WEBHOOK_SECRET: {
    secret: true,
    schema: z.string().min(8, 'at least 8 characters').optional(),
    about: 'Secret the mail service signs its messages with; unset = tracking is asked for every six hours.',
  },
  MAIL_SERVICE_DAILY_LETTERS: {
    schema: z.coerce.number().int().min(1).max(100_000).default(1000),
    about: 'Most letters a day that are given to the mail service.',
  },
  MAIL_SERVICE_DAILY_DOLLARS: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(2500),
    about: 'Most money a day, in dollars, that letters of the mail service may cost.',
  },
  MAIL_SERVICE_ID_COPIES: {
    schema: flag.default(false),
    about: '1 gives the mail service letters with copies of an ID or a Social Security card too.',
  },
  MAIL_SERVICE_PATIENCE_SECONDS: {
    schema: z.coerce.number().min(0.1).max(120).default(30),
    about: 'How long an answer of the mail service is waited for. Its list is believed after four times as long.',
  },
  MONITORING_IDENTITYIQ_ENROLMENT_URL: enrolment('IdentityIQ'),
  MONITORING_MYSCOREIQ_ENROLMENT_URL: enrolment('MyScoreIQ'),
  MONITORING_MYFREESCORENOW_ENROLMENT_URL: enrolment('MyFreeScoreNow'),
  MONITORING_SMARTCREDIT_ENROLMENT_URL: enrolment('SmartCredit'),
  MONITORING_PRIVACYGUARD_ENROLMENT_URL: enrolment('PrivacyGuard'),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
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

/** One setting as people may see it. */
export interface SettingView {
  readonly name: SettingName;
  readonly about: string;
  /** Null for those of features. */
  readonly group: SettingGroup | null;
  readonly secret: boolean;
  /** 'default': it is not set, or set to its default. */
  readonly state: 'set' | 'default' | 'notSet';
  /** In effect; null for secrets and where nothing is. */
  readonly value: string | null;
}

/** Every setting with what is in effect. Values of secrets are left out. */
export function describeSettings(env: Env): readonly SettingView[] {
  return (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const setting: Setting = SETTINGS[name];
    const { about, group = null, secret = false } = setting;
    const value = readable(env[name]);
    const initial = setting.schema.safeParse(undefined);
    const state = value === null ? 'notSet' : initial.success && readable(initial.data) === value ? 'default' : 'set';
    return { name, about, group, secret, state, value: secret ? null : value };
  });
}

/** True when the setting holds anything, be it its default. */
export function isSet(env: Env, name: SettingName): boolean {
  return readable(env[name]) !== null;
}

/** A value as text, an address without the password someone may have put into it; null when there is none. */
function readable(value: unknown): string | null {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\/\/[^/@\s]+@/, '//…@');
}
