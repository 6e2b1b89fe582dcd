import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const secret = (name: string) => hashOf(name).toString('base64url');

/** A super user who is signed in, and what their browser sends along. */
export async function signedInStaff(client: Client): Promise<string> {
  const id = randomUUID();
  const [token, binding] = [secret('token'), secret('binding')];
  await client.query(
    `INSERT INTO admin_users (id, name, email, type, password_hash) VALUES ($1, 'Bia Rocha', 'bia@exemplo.example', 'super', '-')`,
    [id],
  );
  await client.query(
    `INSERT INTO sessions (token_hash, binding_hash, strategy, subject_id, ip, user_agent, expires_at)
     VALUES ($1, $2, 'admin', $3, '127.0.0.1', 'bench', now() + interval '1 day')`,
    [hashOf(token), hashOf(binding), id],
  );
  return `Authorization: Bearer ${token}\r\nCookie: __Host-fio-binding=${binding}\r\n`;
}
