/** Passwords of 12 characters and more that lists of leaked ones have near their top, in lower case. */
export const leakedPasswords: ReadonlySet<string> = new Set([
  ...["123456789012", "1234567890123", "12345678901234", "123456789123", "1234567890qwerty", "qwertyuiop123"],
  ...["qwertyuiop12", "qwertyuiopas", "qwertyuiop[]", "1q2w3e4r5t6y", "1qaz2wsx3edc", "1qaz2wsx3edc4rfv"],
  ...["q1w2e3r4t5y6", "qazwsxedcrfv", "zaq12wsxcde3", "asdfghjkl123", "asdfghjkl;'a", "zxcvbnm12345"],
  ...["passwordpassword", "password1234", "password12345", "password123456", "password123!", "password2024"],
  ...["password2025", "password2026", "mypassword12", "mypassword123", "newpassword1", "newpassword123"],
  ...["contraseña12", "contraseña123", "contrasena12", "contrasena123", "contrasena1234", "contraseña1234"],
  ...["iloveyou1234", "iloveyou12345", "teamoteamo12", "teamomucho12", "welcome12345", "welcome123456"],
  ...["bienvenido12", "bienvenido123", "bienvenidos1", "administrator", "administrator1", "administrador"],
  ...["administrador1", "admin1234567", "admin12345678", "changeme1234", "changeme12345", "letmein12345"],
  ...["letmein123456", "abcdefghijkl", "abcdefghijklm", "abcd12345678", "abc123456789", "abcdef123456"],
  ...["a1b2c3d4e5f6", "aa1234567890", "1234abcd5678", "987654321098", "098765432109", "0987654321qwe"],
  ...["111222333444", "123123123123", "123412341234", "121212121212", "112233445566", "123321123321"],
  ...["sunshine1234", "football1234", "baseball1234", "princess1234", "superman1234", "dragonballz1"],
  ...["mexicomexico", "guadalupe123", "virgendeguadalupe", "dallascowboys", "dallastexas1", "texastexas12"],
  ...["ventanilla12", "ventanilla123", "ventanilla1234", "taxes1234567", "impuestos123", "impuestos1234"],
]);
