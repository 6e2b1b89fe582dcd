import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentParts, signedXml, type Signing } from '../src/core/fiscal-xml/write-document.ts';

const CONFIG = `[ca]
default_ca = authority
[authority]
database = index.txt
new_certs_dir = .
serial = serial
default_md = sha256
policy = anything
unique_subject = no
[req]
distinguished_name = name
[name]
[anything]
commonName = supplied
[upper]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
`;

const DAYS = { from: '20200101', to: '20400101' };

/** Who signs: the names of two files of the authority's folder. */
export interface Signer {
  readonly certificate: string;
  readonly key: string;
}

/** Root and intermediate as ICP-Brasil has them, made by OpenSSL, and certificates of companies by them. */
export class CertificateAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), 'fio-icp-'));
  #count = 0;

  constructor() {
    this.#write('ca.cnf', CONFIG);
    this.#write('index.txt', '');
    this.#write('serial', '01\n');
    // Making keys is what takes long: all companies have the same.
    for (const key of ['root', 'ca', 'company']) this.#run(`genrsa -out ${key}.key 2048`);
    this.#request('root', 'root');
    this.#certify('root', '-selfsign -keyfile root.key -extfile ca.cnf -extensions upper');
    this.#request('ca', 'ca');
    this.#certify('ca', '-cert root.pem -keyfile root.key -extfile ca.cnf -extensions upper');
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }
  #run(command: string): void {
    execFileSync('openssl', command.split(' '), { cwd: this.folder, stdio: 'pipe' });
  }
  #request(name: string, key: string): void {
    this.#run(`req -new -key ${key}.key -out ${name}.csr -subj /CN=${name} -config ca.cnf`);
  }
  #certify(name: string, how: string, days = DAYS): void {
    const period = `-startdate ${days.from}000000Z -enddate ${days.to}000000Z`;
    this.#run(`ca -batch -notext -config ca.cnf -in ${name}.csr -out ${name}.pem ${period} ${how}`);
  }
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** What a configuration would name: roots and those between. */
  get pem(): string {
    return `${this.read('ca.pem')}${this.read('root.pem')}`;
  }

  /** A company's certificate; of days given as YYYYMMDD. */
  issue(cnpj: string | null, days = DAYS): Signer {
    const name = `company-${(this.#count += 1)}`;
    const alternative = cnpj === null ? '' : `subjectAltName=otherName:2.16.76.1.3.3;OCTETSTRING:${cnpj}\n`;
    this.#write(`${name}.cnf`, `basicConstraints=CA:false\n${alternative}`);
    this.#request(name, 'company');
    this.#certify(name, `-cert ca.pem -keyfile ca.key -extfile ${name}.cnf`, days);
    return { certificate: `${name}.pem`, key: 'company.key' };
  }

  sign(parts: DocumentParts, signer: Signer, signing: Signing = {}): string {
    return signedXml(
      parts,
      { certificate: this.read(signer.certificate), key: this.read(signer.key) },
      signing,
    );
  }
}
