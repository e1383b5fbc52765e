// The thread of read-barcodes.ts. ZXing runs as WebAssembly: it sees nothing but the pixels it was given.
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { BarcodeAnswer, BarcodePicture } from './read-barcodes.ts';

/** Priority below the threads that answer requests (`nice`, at most 19). */
const BEHIND = 10;
/** Symbols on one picture, and characters of one, beyond which nothing is of interest. */
const MOST_SYMBOLS = 16;
const MOST_CHARACTERS = 200;

// Linux alone takes this for the calling thread; elsewhere it would slow down the whole server.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + BEHIND));

// Given here, because the library would fetch it from a server otherwise.
const file = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) } });

async function read({ width, height, pixels }: BarcodePicture): Promise<BarcodeAnswer> {
  if (pixels.byteLength !== 4 * width * height) return { failed: true };
  try {
    const found = await readBarcodes(
      { data: new Uint8ClampedArray(pixels.buffer), width, height, colorSpace: 'srgb' },
      { formats: ['QRCode'], tryHarder: true, tryRotate: true, tryInvert: false, maxNumberOfSymbols: MOST_SYMBOLS },
    );
    return { texts: found.flatMap(({ isValid, text }) => (isValid ? [text.slice(0, MOST_CHARACTERS)] : [])) };
  } catch {
    return { failed: true };
  }
}

parentPort?.on('message', (picture: BarcodePicture) => void read(picture).then((answer) => parentPort?.postMessage(answer)));
