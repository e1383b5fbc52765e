import { expect, test } from 'vitest';
import { isOwnHost } from './own-host.ts';

const local = { HOST: '127.0.0.1', PUBLIC_URL: undefined };
const named = { HOST: '0.0.0.0', PUBLIC_URL: 'https://crm.example.com' };
const open = { HOST: '0.0.0.0', PUBLIC_URL: undefined };

test.each([
  [local, '127.0.0.1:3000', true],
  [local, 'localhost', true],
  [local, 'LOCALHOST:80', true],
  [local, '[::1]:3000', true],
  [local, 'evil.example', false],
  [local, '192.168.1.4', false],
  [local, undefined, false],
  [local, '', false],
  [local, 'localhost:3000@evil.example', false],
  [local, 'localhost/evil', false],
  [local, 'localhost.evil.example', false],
  [local, '127.0.0.1.evil.example', false],
  [named, 'crm.example.com', true],
  [named, 'crm.example.com:443', true],
  [named, 'localhost', true],
  [named, 'evil.crm.example.com', false],
  [named, '10.0.0.7', false],
  [open, '10.0.0.7:3000', true],
  [open, '[fe80::1]:3000', true],
  [open, 'office.local', false],
])('%o answers under %s: %s', (env, header, ours) => expect(isOwnHost(header, env)).toBe(ours));
