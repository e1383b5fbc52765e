import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { healthOptions } from '../../../../platform/web/health.ts';
import { publicConfig } from '../../../../platform/web/public-config.ts';
import { shortenKey } from '../shorten-key.ts';

/** Nothing that is not public. */
export function EnvironmentRows(): ReactElement {
  const health = useQuery(healthOptions());
  const config = publicConfig();
  const server = health.data ? `${health.data.status}, version ${health.data.version}` : health.isError ? 'not reachable' : 'asking';
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
