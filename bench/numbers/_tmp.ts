import pg from 'pg';
import { startDatabase } from '/tmp/plan/w4/bench/lib/database.ts';
import { fillPool, grantFromPool } from '/tmp/plan/w4/bench/numbers/pool.ts';
import { openDraw, grantNumbers } from '/tmp/plan/w4/bench/numbers/ours.ts';
const db = await startDatabase();
const client = new pg.Client({ connectionString: db.url }); await client.connect();
client.on('error',()=>{}); const pool = new pg.Pool({ connectionString: db.url, max: 32 });
await client.query(`INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash)
 SELECT gen_random_uuid(), decode(md5(n::text),'hex'), '\\x00', 'a','b', n||'@e.example', (11900000000+n)::text, now(), 'SP','x','y' FROM generate_series(1,1000) n`);
const { rows } = await client.query('SELECT id FROM registrations');
const person = () => rows[Math.floor(Math.random()*rows.length)].id;
async function rate(ms, one) { const until = performance.now()+ms; let n=0; const t=performance.now(); await Promise.all(Array.from({length:32}, async()=>{ while(performance.now()<until){ await one(); n++; } })); return n/((performance.now()-t)/1000); }
await fillPool(client, 10, 0);
const draw = await openDraw(client, 100);
for (let r=0;r<2;r++){
console.log('pool', await rate(4000, ()=>grantFromPool(pool, person())));
console.log('ours', await rate(4000, ()=>grantNumbers(pool, draw, [{registrationId: person(), origin:'invoice', count:1}])));
}
console.log('bulk', 500*await rate(4000, ()=>grantNumbers(pool, draw, Array.from({length:500},()=>({registrationId: person(), origin:'invoice', count:1})))));
pool.on('error',()=>{}); await pool.end(); await client.end(); pool.end(); await db.stop();
