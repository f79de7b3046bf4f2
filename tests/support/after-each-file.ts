import '#svc/testing/after-each-file';
