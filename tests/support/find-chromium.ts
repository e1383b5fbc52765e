// A Chromium for the journeys: CHROME_PATH, else a headless shell (the system's, or the one that comes as a package, x64 only, unpacked
// once), else the system's whole browser. The shell draws the same pages with a third less work.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a browser that starts here, with the environment it needs already set; undefined when there is none. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && existsSync(named)) return named;
  if (existsSync(SHELL)) return SHELL;
  return (await unpackPackaged()) ?? SYSTEM.find((path) => existsSync(path));
}

async function unpackPackaged(): Promise<string | undefined> {
  if (process.arch !== 'x64' || process.platform !== 'linux') return undefined;
  const folder = resolve('.cache', 'chromium');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const temporary = process.env.TMPDIR;
  // The package unpacks to TMPDIR, and brings its own libraries only where it believes itself to be in a cloud function.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    // Its own font settings name a folder outside; without a readable one the browser aborts.
    const fonts = join(folder, 'fonts.conf');
    writeFileSync(
      fonts,
      `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`,
    );
    process.env.FONTCONFIG_FILE = fonts;
    delete process.env.FONTCONFIG_PATH;
    return path;
  } catch {
    return undefined;
  } finally {
    delete process.env.AWS_EXECUTION_ENV;
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}
