import { queryOptions } from '@tanstack/react-query';

export interface ServerHealth { readonly status: string; readonly version: string; readonly database: string }

/** Whether the server answers, and which version it is. */
export const healthOptions = () =>
  queryOptions({
    queryKey: ['healthz'],
    retry: false,
    queryFn: async ({ signal }): Promise<ServerHealth> => {
      const response = await fetch('/healthz', { signal });
      if (!response.ok) throw new TypeError(`The server answered ${response.status}.`);
      return (await response.json()) as ServerHealth;
    },
  });
