import { useEffect, useState, type ReactElement } from 'react';
import { readHealth, type ServerHealth } from '../../../../platform/web/identity/health.ts';
import { publicConfig } from '../../../../platform/web/identity/public-config.ts';
import { shortenKey } from '../shorten-key.ts';

/** Nothing that is not public. */
export function EnvironmentRows(): ReactElement {
  const [health, setHealth] = useState<ServerHealth | 'asking' | 'not reachable'>('asking');
  useEffect(() => {
    const asking = new AbortController();
    readHealth(asking.signal).then(setHealth, () => !asking.signal.aborted && setHealth('not reachable'));
    return () => asking.abort();
  }, []);
  const config = publicConfig();
  const server = typeof health === 'string' ? health : `${health.status}, version ${health.version}`;
  const rows = [
    ['API key', shortenKey(config.apiKey)],
    ['Project', config.projectId],
    ['Host', location.host],
    ['Connection', location.protocol === 'https:' ? 'https' : 'http'],
    ['Google sign-in', config.googleSignIn ? 'set up' : 'not set up'],
    ['Server', server],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
