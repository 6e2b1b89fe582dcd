/** A registered visitor of the demonstration content; the password belongs to the seeding code. */
export type DemoVisitor = {
  /** 11 digits, unformatted, valid check digits. */
  cpf: string;
  name: string;
  lastName: string;
  email: string;
  /** Area code and mobile number, 11 digits, unformatted. */
  phone: string;
  /** Calendar date, `YYYY-MM-DD`; always an adult. */
  birthDate: string;
  uf: string;
  city: string;
};

/** Three invented people to sign in as; the CPFs are published test vectors and belong to nobody here. */
export const demoVisitors: DemoVisitor[] = [
  {
    cpf: '52998224725',
    name: 'Clara',
    lastName: 'Nogueira',
    email: 'clara@exemplo.example',
    phone: '19987650001',
    birthDate: '1994-03-18',
    uf: 'SP',
    city: 'Campinas',
  },
  {
    cpf: '11144477735',
    name: 'Davi',
    lastName: 'Albuquerque',
    email: 'davi@exemplo.example',
    phone: '81987650002',
    birthDate: '1988-11-02',
    uf: 'PE',
    city: 'Olinda',
  },
  {
    cpf: '12345678909',
    name: 'Jéssica',
    lastName: 'Farias',
    email: 'jessica@exemplo.example',
    phone: '53987650003',
    birthDate: '2001-07-25',
    uf: 'RS',
    city: 'Pelotas',
  },
];
