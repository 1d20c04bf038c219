import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

const version = 0x01;
const ivBytes = 12;
const tagBytes = 16;

export type CookieCipher = {
  encrypt(text: string): string;
  /** Returns undefined for a value that was changed or was not made with one of the keys. */
  decrypt(value: string): string | undefined;
};

function open(key: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return (
      decipher.update(sealed.subarray(1 + ivBytes, -tagBytes), undefined, 'utf8') +
      decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}

/**
 * Encrypts cookies in the format that OAuth proxies in front of an API can read: base64url( 0x01 ‖
 * iv[12] ‖ AES-256-GCM ciphertext ‖ tag[16] ). While keys are exchanged, the previous key is used
 * only for decrypting. Without a configured key the process makes a random one.
 */
export function createCookieCipher({
  encryptionKey,
  previousEncryptionKey,
}: Pick<Config['cookies'], 'encryptionKey' | 'previousEncryptionKey'>): CookieCipher {
  const current = encryptionKey ? Buffer.from(encryptionKey, 'hex') : randomBytes(32);
  const keys = [
    current,
    ...(previousEncryptionKey ? [Buffer.from(previousEncryptionKey, 'hex')] : []),
  ];
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: tagBytes });
      return Buffer.concat([
        Buffer.of(version),
        iv,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url');
    },
    decrypt(value) {
      const sealed = Buffer.from(value, 'base64url');
      // The last letter of base64url has unused bits. A value that differs only there is refused.
      if (
        sealed.toString('base64url') !== value ||
        sealed.length < 1 + ivBytes + tagBytes ||
        sealed[0] !== version
      )
        return undefined;
      for (const candidate of keys) {
        const text = open(candidate, sealed);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
