import { loadConfig } from '@console/api/core/config';
import { startSession } from '@console/api/core/session/session';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<App />);

await loadConfig();
await startSession(location.href);
