// The bare limit for lists: node:http and the driver, sending the statements it is given and answering the rows as JSON.
import { createServer } from 'node:http';
import { openDatabase } from '../../platform/server/database/open-database.ts';

const database = await openDatabase({ DATA_DIR: process.env.DATA_DIR ?? '', DATABASE_URL: process.env.DATABASE_URL });
const { pool } = database;
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
const [session, page, total] = JSON.parse(process.env.BARE_STATEMENTS ?? '[]') as { text: string; values: unknown[] }[];
if (!session || !page || !total) throw new Error('Three statements are needed.');

const server = createServer((_request, response) => {
  void (async () => {
    const { rowCount } = await pool.query(session.text, session.values);
    const { rows } = await pool.query(page.text, page.values);
    const counted = await pool.query<{ n: number }>(total.text, total.values);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ rows, total: counted.rows[0], session: rowCount }));
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
});
