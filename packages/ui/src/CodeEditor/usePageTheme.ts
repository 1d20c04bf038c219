import { useSyncExternalStore } from 'react';

export type PageTheme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemIsDark();
  system.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function read(): PageTheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** The theme that the page shows now, for what cannot follow it by CSS. */
export const usePageTheme = (): PageTheme => useSyncExternalStore(subscribe, read);
