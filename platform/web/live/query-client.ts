import { QueryClient } from '@tanstack/react-query';
import { asRefusal } from './api-refusal.ts';

/**
 * The data cache of an app. Refusals are final; an unreachable server or a fault is tried twice more, a 401 once, because the token is
 * renewed in the meantime.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a line a save is refused at once, beside its button, instead of waiting unseen and going out later by itself.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => {
          const { status } = asRefusal(error);
          if (status === 401) return failures < 1;
          return (status === 0 || status >= 500) && failures < 2;
        },
      },
    },
  });
}
