// The bare limit: node:http and the driver. Each path has its statements, which are sent one after the other, and their rows are
// answered as JSON. The statements of each path come by standard input.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import type { Statement } from './contacts-bare.ts';

const database = await openDatabase({ DATA_DIR: process.env.DATA_DIR ?? '', DATABASE_URL: process.env.DATABASE_URL });
const { pool } = database;
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
const paths = JSON.parse(await text(process.stdin)) as Readonly<Record<string, readonly Statement[]>>;

const server = createServer((request, response) => {
  void (async () => {
    const answers: unknown[] = [];
    for (const { text, values } of paths[request.url ?? ''] ?? []) answers.push((await pool.query(text, [...values])).rows);
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ answers }));
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
