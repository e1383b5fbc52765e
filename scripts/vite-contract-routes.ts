// What a browser needs of a contract to call it is the list of its methods, paths and kinds of activity. The rest, schemas and the words of
// refusals, weighs as much as the framework, so a file that makes a client (`createApi`) is given the list alone. Forms import
// the contract itself, and get all of it.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifyContractRouter, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const QUERY = '?routes';
/** `import { mailContract, type MailRow } from '../contract.ts'` */
const IMPORT = /import \{([^}]*)\} from '([^']*\/contract\.ts)'/g;

export function contractRoutes(): Plugin {
  return {
    name: 'redress-contract-routes',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(features|apps)\/.+\.tsx?$/.test(id) || !/\bcreateApi\(/.test(code)) return undefined;
      return code.replace(IMPORT, (_whole, names: string, from: string) => {
        const all = names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '');
        const contracts = all.filter((name) => /^\w+Contract$/.test(name));
        const values = all.filter((name) => !contracts.includes(name) && !name.startsWith('type '));
        // Types are gone when the code runs; an import of nothing else would still bring the file.
        return [
          contracts.length > 0 && `import { ${contracts.join(', ')} } from '${from}${QUERY}'`,
          values.length > 0 && `import { ${values.join(', ')} } from '${from}'`,
        ]
          .filter(Boolean)
          .join('; ');
      });
    },
    async load(id) {
      if (!id.endsWith(`/contract.ts${QUERY}`)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const contracts = await readContracts(file);
      // Its groups are read one by one too: `import` keeps those that `contract.ts` named as they were at first.
      const folder = file.slice(0, -'.ts'.length);
      const groups = existsSync(folder) ? (await readdir(folder)).map((name) => join(folder, name)) : [];
      const grouped = await Promise.all(groups.map(readContracts));
      for (const one of [file, ...groups]) this.addWatchFile(one);
      return contracts
        .map(([name, contract]) => {
          const routes = Object.assign({}, contract, ...grouped.flat().map(([, group]) => group)) as AnyContractRouter;
          return `export const ${name} = ${JSON.stringify(routesOf(routes))};`;
        })
        .join('\n');
    },
  };
}

/** The contracts that a file has now, by name. */
async function readContracts(file: string): Promise<[string, AnyContractRouter][]> {
  const { mtimeMs } = await stat(file);
  const given = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Record<string, AnyContractRouter>;
  return Object.entries(given).filter(([name]) => name.endsWith('Contract'));
}

/** Methods, paths and kinds of activity alone: who may call it and how it refuses is the server's affair. */
function routesOf(contract: AnyContractRouter): unknown {
  return JSON.parse(
    JSON.stringify(minifyContractRouter(contract), (key, value: unknown) =>
      key === 'meta' ? metaOf(value) : key === 'summary' ? undefined : value,
    ),
  );
}

/** The kind of activity of a change, by which `useChange` renews what is on screen. */
function metaOf(meta: unknown): object {
  const activity: unknown = typeof meta === 'object' && meta !== null && 'activity' in meta ? meta.activity : null;
  return activity === null ? {} : { activity };
}
