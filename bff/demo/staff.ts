/** A staff account of the demonstration content; its password belongs to the seeding code. */
export type DemoStaff = {
  type: 'admin' | 'super' | 'user' | 'exports' | 'reports';
  name: string;
  email: string;
};

/** One invented person for each staff type of the specification, in its order. */
export const demoStaff: DemoStaff[] = [
  { type: 'admin', name: 'Marina Sampaio', email: 'marina@fiodameada.example' },
  { type: 'super', name: 'Otávio Rezende', email: 'otavio@fiodameada.example' },
  { type: 'user', name: 'Bianca Toledo', email: 'bianca@fiodameada.example' },
  { type: 'exports', name: 'Rafael Monteiro', email: 'rafael@fiodameada.example' },
  { type: 'reports', name: 'Lívia Camargo', email: 'livia@fiodameada.example' },
];
