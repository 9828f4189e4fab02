import type { Company } from '#domain/settings/company.ts';

/** The seller in the form: a value for each field, so that two members of staff can change different ones. */
export function companyValues(company: Company) {
  return {
    'company.name': company.name,
    'company.country': company.country,
    'company.street': company.street,
    'company.city': company.city,
    'company.state': company.state,
    'company.zip': company.zip,
    'company.email': company.email,
    'company.phone': company.phone,
  };
}

export type CompanyValues = ReturnType<typeof companyValues>;

export function companyOf(values: CompanyValues): Company {
  return {
    name: values['company.name'],
    street: values['company.street'],
    city: values['company.city'],
    state: values['company.state'],
    zip: values['company.zip'],
    country: values['company.country'],
    email: values['company.email'],
    phone: values['company.phone'],
  };
}
