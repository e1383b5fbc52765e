// Parts that belong to no single feature.
import type { Part } from '../../../platform/server/part.ts';

export const PLATFORM_PARTS: readonly Part[] = [
  {
    key: 'system.postgres',
    name: 'PostgreSQL',
    about: 'Data is kept in a PostgreSQL server, which can be backed up and shared by several processes.',
    needs: 'PostgreSQL 15 or newer, and an empty database on it.',
    settings: ['DATABASE_URL'],
    without: 'Data is kept in the embedded database in the data folder.',
  },
  {
    key: 'system.address',
    name: 'An address of its own',
    about: 'Links in emails lead to this address. With https, cookies are sent over secure connections only.',
    needs: 'A host name that leads here, and a certificate for it.',
    settings: ['PUBLIC_URL'],
    without: 'The program answers under its host and port, for this machine only.',
  },
  {
    key: 'system.proxy',
    name: 'Behind a proxy',
    about: 'The addresses of visitors are taken from the proxy in front.',
    needs: 'The address or network of the proxy.',
    settings: ['TRUSTED_PROXIES'],
    without: 'The address of the connection counts.',
  },
  {
    key: 'system.sealKey',
    name: 'Sealing key from outside',
    about: 'The key that seals personal data comes from the environment instead of a file.',
    needs: 'A place that keeps the key: without it no personal data can be read.',
    settings: ['SEAL_KEY'],
    without: 'The key is kept in the folder keys of the data folder. Back it up with the database.',
  },
];
