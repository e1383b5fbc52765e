/** Loads what comes after signing in while somebody types their password, so that the dashboard opens at once. */
export function warmUpStaffApp(): void {
  const load = (): void => {
    // Whatever fails here is asked for again by the staff app itself.
    Promise.all([
      import('../../platform/web/look/AppFrame.tsx'),
      import('../staff/shell/Shell.tsx'),
      import('../staff/pages/DashboardPage.tsx'),
    ]).catch(() => undefined);
  };
  addEventListener('input', load, { once: true, capture: true });
}
