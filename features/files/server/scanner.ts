// Asks a virus scanner (clamd) about bytes, in its INSTREAM protocol: pieces with their length in front, an empty one at the end.
import { connect } from 'node:net';

/** 'unsure': the scanner answered, but neither that the bytes are clean nor that they are not. */
export type ScanResult = 'clean' | 'infected' | 'unsure' | 'unreachable';
const PIECE = 64 * 1024;
const SILENCE_MS = 30_000;

/** What the scanner at `address` (tcp://host:port) says. */
export function scanBytes(address: string, bytes: Buffer): Promise<ScanResult> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 3310) });
    let answer = '';
    const end = (result: ScanResult): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(SILENCE_MS, () => end('unreachable'));
    socket.on('error', () => end('unreachable'));
    socket.on('data', (piece) => void (answer += piece.toString('latin1')));
    socket.on('close', () => end(readAnswer(answer)));
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        socket.write(length);
        socket.write(piece);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

function readAnswer(answer: string): ScanResult {
  const text = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(text)) return 'clean';
  if (text === '') return 'unreachable';
  return text.endsWith(' FOUND') ? 'infected' : 'unsure';
}
