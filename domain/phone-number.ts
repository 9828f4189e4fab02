/** Phone numbers are compared by their digits: '+1 (555) 010-2030' is '15550102030'. */
export function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '');
}
