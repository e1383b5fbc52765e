// Apart from public-config.ts, so that the page of sign-in does not load it.

/** Loads the configuration again, such as after the office chose another time zone. What is on screen shows it when it is drawn again. */
export function renewPublicConfig(): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (): void => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = '/config.js';
    document.head.append(script);
  });
}
