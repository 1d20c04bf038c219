import { DataFolderInUse } from '@console/embedded-postgres/folderLock';
import { ConfigError } from './config.ts';
import { errorText } from './log.ts';

const textOf = (error: Error, name: 'code' | 'syscall' | 'path'): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

function portFailure(
  code: string,
  { PORT = '4000', HOST = '127.0.0.1' }: NodeJS.ProcessEnv,
): string | undefined {
  if (code === 'EADDRINUSE')
    return `The port ${PORT} is in use. Stop what listens there, or choose another: PORT=4001 npm start`;
  if (code === 'EACCES')
    return `The port ${PORT} may not be used by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${HOST} to listen on (HOST).`;
  return undefined;
}

/**
 * Returns the reason why the server did not start, as text for a terminal. It is a sentence for
 * known causes, and the whole error for any other.
 */
export function startFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigError)
    return `The server does not start with this configuration:\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = textOf(error, 'code');
  const usesServer = env.DATABASE_URL !== undefined && env.DATABASE_URL.trim() !== '';
  if (usesServer && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(code))
    return `The database of DATABASE_URL cannot be reached: ${String(error)}`;
  const portSentence = ['listen', 'getaddrinfo'].includes(textOf(error, 'syscall'))
    ? portFailure(code, env)
    : undefined;
  if (portSentence !== undefined) return portSentence;
  if (
    !usesServer &&
    ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC'].includes(code) &&
    textOf(error, 'path') !== ''
  )
    return `The data folder cannot be written (${error.message}). Choose another: PGLITE_DIR=/path/to/folder npm start`;
  return errorText(error);
}
