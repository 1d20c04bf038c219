import { idpUsers } from './auth/devIdpUsers.ts';
import { ConfigError, readConfig } from './config.ts';
import { DataFolderInUse } from './db/embedded/folderLock.ts';
import { createLog } from './log.ts';
import { startServer, type RunningServer } from './startServer.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What went wrong, for somebody who reads a terminal: a sentence where we know one, else all there is. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return `The server does not start with this configuration:\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `The port ${process.env.PORT ?? 4000} is in use. Stop what listens there, or choose another: PORT=4001 npm start`;
  if (code === 'EACCES') return `The port ${process.env.PORT ?? 4000} may not be used by this user. Choose one above 1023.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database of DATABASE_URL cannot be reached: ${String(error)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function greet({ config, database }: RunningServer): Promise<void> {
  say(`\nPipeline Console is running at ${config.publicOrigin}`);
  if (config.devIdp) {
    const demo = (await idpUsers(database).all()).filter(({ isDemo }) => isDemo);
    if (demo.length > 0) say('Sign in as one of the demo users; no password is asked:');
    for (const { email, description } of demo) say(`  ${email.padEnd(26)} ${description}`);
  }
  say('Stop it with Ctrl+C.\n');
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Somebody who asks twice does not want to wait.
    if (isStopping) process.exit(130);
    isStopping = true;
    say(`${signal === 'SIGINT' ? '\n' : ''}Stopping …`);
    server.stop().then(() => process.exit(0), (error: unknown) => {
      process.stderr.write(`${sentenceFor(error)}\n`);
      process.exit(1);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config, createLog(config.logLevel), (line) => say(`Making demo data: ${line}`));
  stopOnSignal(server);
  await greet(server);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}
