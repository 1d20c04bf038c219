import { readConfig } from './config.ts';
import type { DevelopmentParts } from './developmentParts.ts';
import { createLog } from './log.ts';
import { startFailure } from './startFailure.ts';
import { startServer, type RunningServer } from './startServer.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function greet(
  { config, database }: RunningServer,
  parts: DevelopmentParts | undefined,
): Promise<void> {
  say(`\nPipeline Console is running at ${config.publicOrigin}`);
  if (config.devIdp && parts) {
    const demo = await parts.demoUsers(database);
    if (demo.length > 0) say('Sign in as one of the demo users; no password is asked:');
    for (const { email, description } of demo) say(`  ${email.padEnd(26)} ${description}`);
  }
  say('Stop it with Ctrl+C.\n');
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // A second signal stops the process at once.
    if (isStopping) process.exit(130);
    isStopping = true;
    say(`${signal === 'SIGINT' ? '\n' : ''}Stopping …`);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${startFailure(error, process.env)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Starts the server of this process, greets on the terminal, and stops the server on a signal. */
export async function runServer(parts?: DevelopmentParts): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, createLog(config.logLevel), parts, (line) =>
      say(`Making demo data: ${line}`),
    );
    stopOnSignal(server);
    await greet(server, parts);
  } catch (error) {
    process.stderr.write(`${startFailure(error, process.env)}\n`);
    process.exit(1);
  }
}
